import { scenarios } from '@nusaria/scenarios/index'
import { isFirstPurchase, needsPictures, testScenario } from '../support/scenario.ts'

for (const [name, scenario] of Object.entries(scenarios))
  if (needsPictures(scenario) && !isFirstPurchase(name)) testScenario(name, scenario)
