import { defineStories, drawsNothing } from './plan.ts'

defineStories(drawsNothing)
