import { payMethods } from '@nusaria/brand'
import type { PayMethod } from '@nusaria/contracts/order-entities'
import { onTestFinished } from 'vitest'

/** Lets the brand offer only these ways to pay until the test ends. */
export function offerOnly(...methods: readonly PayMethod[]): void {
  const offered = payMethods as PayMethod[]
  const before = offered.splice(0, offered.length, ...methods)
  onTestFinished(() => void offered.splice(0, offered.length, ...before))
}
