import { expect, test } from 'vitest'
import { readStoryIndex, storyIndex } from '../../scripts/lib/story-index.ts'

test('the index of the stories is that of `npm run write docs`', () => {
  expect(readStoryIndex(), 'npm run write docs writes it; commit it with the stories').toBe(storyIndex())
})
