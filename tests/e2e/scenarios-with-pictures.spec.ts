import { scenarios } from '@nusaria/scenarios/index'
import { WITH_PICTURES } from '../support/pictures.ts'
import { byLanguage, needsPictures, testScenario } from '../support/scenario.ts'
import { test } from '../support/test.ts'

test.use({ painted: true, launchOptions: WITH_PICTURES })

for (const [name, scenario] of byLanguage(scenarios)) if (needsPictures(scenario)) testScenario(name, scenario)
