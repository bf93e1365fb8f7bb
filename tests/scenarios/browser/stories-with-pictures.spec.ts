import { test } from '../../support/test.ts'
import { defineStories, drawsNothing } from './plan.ts'

test.use({ painted: true })

defineStories((plan, story) => !drawsNothing(plan, story))
