import { BROWSER_WITH_IMAGES } from '../../support/pictures.ts'
import { test } from '../../support/test.ts'
import { defineStories, runsWithoutImages } from './plan.ts'

test.use({ painted: true, launchOptions: BROWSER_WITH_IMAGES })

defineStories((plan, story) => !runsWithoutImages(plan, story))
