/** A page that was reloaded under open overlays has none of them any more: their history entries are removed. */
const state = import.meta.env.SSR ? null : (window.history.state as { readonly layers?: readonly string[] } | null)
if (state?.layers?.length) void import('./overlay-history.ts').then(({ removeOrphanedEntries }) => removeOrphanedEntries())
