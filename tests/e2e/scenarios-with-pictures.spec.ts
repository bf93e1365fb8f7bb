import { scenarios } from '@nusaria/scenarios/index'
import { needsPictures, testScenario } from '../support/scenario.ts'

for (const [name, scenario] of Object.entries(scenarios)) if (needsPictures(scenario)) testScenario(name, scenario)
