/** Short notes that go away by themselves. */
export interface Toast {
  id: number;
  text: string;
  kind: "note" | "trouble";
}

const SECONDS = 5;
let last = 0;
export const toasts = $state<{ list: Toast[] }>({ list: [] });

export function notify(text: string, kind: Toast["kind"] = "note"): void {
  if (!text) return;
  last += 1;
  const id = last;
  toasts.list = [...toasts.list.slice(-2), { id, text, kind }];
  setTimeout(() => (toasts.list = toasts.list.filter((each) => each.id !== id)), SECONDS * 1000);
}
