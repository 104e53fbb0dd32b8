/** Routes of the page: `/t/abc/report` is ["t", "abc", "report"]. */
const parts = () => location.pathname.split("/").filter(Boolean).map(decodeURIComponent);

export const route = $state<{ parts: string[] }>({ parts: parts() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.parts = parts();
  if (!replace) window.scrollTo(0, 0);
}

export function follow(): void {
  addEventListener("popstate", () => (route.parts = parts()));
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
