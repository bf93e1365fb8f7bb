import { createShop, type Shop } from '@nusaria/mock-api/shop'

/** The whole shop in this process, and what it reported of its own faults. */
export interface TestShop extends Shop {
  /** Broken replies and handlers that threw: no test leaves any. */
  readonly problems: string[]
}

export function testShop(): TestShop {
  const problems: string[] = []
  return { ...createShop({ strict: true, report: (problem) => problems.push(problem) }), problems }
}
