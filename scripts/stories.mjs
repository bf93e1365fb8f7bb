// Writes the index of the stories: every file in `scenarios/src/stories` is told.
import { writeStoryIndex } from './lib/story-index.mjs'

writeStoryIndex()
