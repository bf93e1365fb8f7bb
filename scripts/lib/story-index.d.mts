export function writeStoryIndex(): void
