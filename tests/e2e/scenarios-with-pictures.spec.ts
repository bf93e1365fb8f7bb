import { scenarios } from '@nusaria/scenarios/index'
import { BROWSER_WITH_IMAGES } from '../support/pictures.ts'
import { test } from '../support/test.ts'
import { needsImages, sortByLanguage, testScenario } from '../support/test-scenario.ts'

test.use({ painted: true, launchOptions: BROWSER_WITH_IMAGES })

for (const [name, scenario] of sortByLanguage(scenarios)) if (needsImages(scenario)) testScenario(name, scenario)
