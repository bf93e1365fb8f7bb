import { scenarios } from '@nusaria/scenarios/index'
import { isFirstPurchase, testScenario } from '../support/scenario.ts'

// On phones `purchase.spec` walks the same way, looking at every screen.
for (const [name, scenario] of Object.entries(scenarios)) if (isFirstPurchase(name)) testScenario(name, scenario)
