import { scenarios } from '@nusaria/scenarios/index'
import { BROWSER_ARGS, requireBrowser } from '../../scripts/lib/browser.mjs'
import { byLanguage, needsPictures, testScenario } from '../support/scenario.ts'
import { test } from '../support/test.ts'

// Pictures are turned off: drawing them is a fifth of a story's cost, and the main pages are looked at with theirs elsewhere.
test.use({ launchOptions: { executablePath: requireBrowser(), args: [...BROWSER_ARGS, '--blink-settings=imagesEnabled=false'] } })

for (const [name, scenario] of byLanguage(scenarios)) if (!needsPictures(scenario)) testScenario(name, scenario)
