/** RFC 7386: null removes a field, objects are merged, everything else is replaced. The old value stays as it was. */
export function mergePatch<T>(target: T, patch: unknown): T {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch as T;
  const base = target !== null && typeof target === "object" && !Array.isArray(target) ? target : {};
  const merged: Record<string, unknown> = { ...(base as Record<string, unknown>) };
  for (const [field, value] of Object.entries(patch)) {
    if (value === null) delete merged[field];
    else merged[field] = mergePatch(merged[field], value);
  }
  return merged as T;
}
