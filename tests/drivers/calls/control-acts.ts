import { ERRORS } from '@nusaria/contracts/errors'
import type { Verbs } from '@nusaria/scenarios/dsl/verbs'
import type { WorldControl } from '../../support/control.ts'

/** The merchant's and the world's side: the same at every depth. */
export function controlActs(world: () => WorldControl, order_no: () => string, sku_no: () => string) {
  return {
    ships: () => world().event('order', order_no(), 'ship'),
    delivers: () => world().event('order', order_no(), 'deliver'),
    closes: () => world().event('order', order_no(), 'close'),
    restocks: ({ pieces }: Verbs['restocks']) => world().event('sku', sku_no(), 'restock', { stock: pieces }),
    reprices: ({ price }: Verbs['reprices']) => world().event('sku', sku_no(), 'reprice', { price }),
    takesOff: () => world().event('sku', sku_no(), 'take_off'),
    advances: async ({ duration }: Verbs['advances']) => void (await world().advance(duration)),
    breaks: ({ call, reply, times }: Verbs['breaks']) => world().setFaults([{ call, reply: ERRORS[reply].code, times }]),
  }
}
