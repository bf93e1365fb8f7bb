/** Writes the index of the stories where it is out of date. */
export function writeStoryIndex(): void
