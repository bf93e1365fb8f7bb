import { WITH_PICTURES } from '../../support/pictures.ts'
import { test } from '../../support/test.ts'
import { defineStories, drawsNothing } from './plan.ts'

test.use({ painted: true, launchOptions: WITH_PICTURES })

defineStories((plan, story) => !drawsNothing(plan, story))
