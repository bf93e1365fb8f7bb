import { scenarios } from '@nusaria/scenarios/index'
import { needsImages, sortByLanguage, testScenario } from '../support/test-scenario.ts'

for (const [name, scenario] of sortByLanguage(scenarios)) if (!needsImages(scenario)) testScenario(name, scenario)
