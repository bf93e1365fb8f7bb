// What lies below the first screen, as one file.

export { DeferredSection } from './deferred-section.tsx'
export { HotSection } from './hot-section.tsx'
