import { defineStories, runsWithoutImages } from './plan.ts'

defineStories(runsWithoutImages)
