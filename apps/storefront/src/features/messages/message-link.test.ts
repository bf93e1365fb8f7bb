import { MessageLink } from '@nusaria/contracts/message'
import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { paths } from '#platform/routing/paths.ts'
import { findMessageLink } from './message-list.tsx'

it('every target has a page of the shop', () => {
  for (const target of MessageLink.shape.target.options) {
    const { pathname } = new URL(findMessageLink({ target, ref: 'A/1' })?.to ?? '', 'http://shop')
    expect(
      Object.values(paths).filter((path) => matchPath(path, pathname)),
      target,
    ).toHaveLength(1)
  }
})

it.each([
  ['after_sale', 'AS 1', '/afterSaleOrderDetail/AS%201'],
  ['order', 'NS1', '/orderDetail/NS1'],
  ['product', 'P1', '/commodDetail?product_no=P1'],
  ['wallet', null, '/couponsList'],
] as const)('%s', (target, ref, to) => {
  expect(findMessageLink({ target, ref })).toEqual({ to, target })
})

it('there is no link without a target, with a missing number, or for a target of a newer server', () => {
  expect(findMessageLink(null)).toBeNull()
  expect(findMessageLink({ target: 'after_sale', ref: null })).toBeNull()
  expect(findMessageLink({ target: 'constructor', ref: 'X' } as never)).toBeNull()
})
