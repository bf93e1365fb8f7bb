/** Whether the entry that the page was loaded at is of something that lay over it. */
const orphaned = (window.history.state as { layers?: readonly string[] } | null)?.layers
if (orphaned?.length) void import('./overlay-history.ts').then(({ removeOrphanedEntries }) => removeOrphanedEntries())
