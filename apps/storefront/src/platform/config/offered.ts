import { payMethods } from '@nusaria/contracts/brand'
import type { Feature } from '@nusaria/contracts/config-schema'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import { config } from './config.ts'

export type Offering = Feature | PayMethod

/** Whether the shop has a feature (the configuration decides) or a way to pay (the brand decides). */
export function isOffered(what: Offering): boolean {
  return what in config.features ? config.features[what as Feature] : payMethods.includes(what as PayMethod)
}
