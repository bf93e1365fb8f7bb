import { defineStories, drawsNothing } from './plan.ts'

defineStories((plan, story) => !drawsNothing(plan, story))
