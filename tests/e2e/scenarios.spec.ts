import { scenarios } from '@nusaria/scenarios/index'
import { testScenario } from '../support/scenario.ts'

for (const [name, scenario] of Object.entries(scenarios)) testScenario(name, scenario)
