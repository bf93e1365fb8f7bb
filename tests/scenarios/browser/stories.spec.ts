import { BROWSER_ARGS, requireBrowser } from '../../../scripts/lib/browser.mjs'
import { test } from '../../support/test.ts'
import { defineStories, drawsNothing } from './plan.ts'

test.use({ launchOptions: { executablePath: requireBrowser(), args: [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'] } })

defineStories(drawsNothing)
