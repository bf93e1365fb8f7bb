import { scenarios } from '@nusaria/scenarios/index'
import { byLanguage, needsPictures, testScenario } from '../support/scenario.ts'

for (const [name, scenario] of byLanguage(scenarios)) if (!needsPictures(scenario)) testScenario(name, scenario)
