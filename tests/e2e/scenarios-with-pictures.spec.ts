import { scenarios } from '@nusaria/scenarios/index'
import { byLanguage, needsPictures, testScenario } from '../support/scenario.ts'
import { test } from '../support/test.ts'

test.use({ painted: true })

for (const [name, scenario] of byLanguage(scenarios)) if (needsPictures(scenario)) testScenario(name, scenario)
