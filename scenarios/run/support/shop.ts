import { decodePicture } from '@nusaria/mock-api/hosts/node/decode-picture'
import { createShop, type Shop } from '@nusaria/mock-api/shop'

/** The whole shop in this process, and the problems it reported. */
export interface TestShop extends Shop {
  /** Invalid replies and thrown errors; every test expects none. */
  readonly problems: string[]
}

export function testShop(): TestShop {
  const problems: string[] = []
  return { ...createShop({ strict: true, decodePicture, report: (problem) => problems.push(problem) }), problems }
}
