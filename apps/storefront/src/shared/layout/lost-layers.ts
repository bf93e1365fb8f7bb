/** Whether the entry that the page was loaded at is of something that lay over it. */
const lost = (window.history.state as { layers?: readonly string[] } | null)?.layers
if (lost?.length) void import('./layers.ts').then(({ leaveLost }) => leaveLost())
