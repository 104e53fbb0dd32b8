/** Routes of the page: `/t/abc/report` is ["t", "abc", "report"]. */
const parts = () => location.pathname.split("/").filter(Boolean).map(decodeURIComponent);

export const route = $state<{ parts: string[] }>({ parts: parts() });

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.parts = parts();
  here = location.href;
  if (!replace) window.scrollTo(0, 0);
}

/** Asked before the browser leaves a place by itself; true: stay, somebody is in the middle of something. */
export const guard: { stays: (() => boolean) | null } = { stays: null };
let here = location.href;

export function follow(): void {
  addEventListener("popstate", () => {
    if (guard.stays?.()) history.pushState(null, "", here);
    route.parts = parts();
    here = location.href;
  });
  addEventListener("beforeunload", (event) => guard.stays?.() && event.preventDefault());
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    if (
      link.target ||
      link.hasAttribute("download") ||
      link.origin !== location.origin ||
      link.pathname.startsWith("/api/")
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
