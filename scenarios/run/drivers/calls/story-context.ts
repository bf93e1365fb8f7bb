import { isEmailAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { ProductCard } from '@nusaria/contracts/product-entities'
import type { ArgsByName } from '@nusaria/contracts/registry'
import type { Acts } from '@nusaria/scenarios/dsl/declare'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { Actor, Area, Areas, VERBS } from '@nusaria/scenarios/dsl/verbs/index'
import type { CodePurpose } from '@nusaria/scenarios/dsl/verbs/login'
import { type Args, ShopClient } from '../../support/client.ts'
import { createWorld, type WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { found } from '../driver.ts'

/** The purpose of a code and its account. */
export interface CodeRequest {
  readonly purpose: CodePurpose
  readonly linked: 'phone' | 'email'
  /** The account that the member has linked, in place of a typed one. */
  readonly own: boolean
  /** Masked where it is the member's own. */
  readonly account: string
}

/** `to`: an account, or which of the member's own. */
export function newCodeRequest(purpose: CodePurpose, to: string): CodeRequest {
  const own = to === 'phone' || to === 'email'
  return { purpose, own, account: own ? '' : normalizeAccount(to), linked: to === 'email' || isEmailAccount(to) ? 'email' : 'phone' }
}

/** Files an after-sales request, or files it again. */
type FilledForm = { readonly apply: ArgsByName<'afterSale.apply'> } | { readonly reapply: ArgsByName<'afterSale.reapply'> }

/** What both drivers remember of a story; for verbs of other actors, which act by calls in both. */
export class StoryMemory {
  readonly world: WorldControl
  /** In a browser: the tester's client on another device. */
  client: ShopClient
  /** The same member's other device, once it is logged in. */
  other: StoryContext | null = null
  codeRequest: CodeRequest = newCodeRequest('login', 'phone')
  /** Id of the last captcha. */
  imageId = ''
  product_no = ''
  sku_no = ''
  order_no = ''
  /** The request filed last, on any device. */
  after_sale_no = ''
  /** The number of rows of each table when the story began, or when the last fault was injected. */
  countsBefore: Readonly<Record<string, number>> = {}
  /** Viewed products, the last one first. */
  viewedProducts: readonly string[] = []

  constructor(world: WorldControl, client: ShopClient) {
    this.world = world
    this.client = client
  }

  remembersProduct(product_no: string, sku_no = this.sku_no): void {
    Object.assign(this, { product_no, sku_no })
    this.viewedProducts = [product_no, ...this.viewedProducts.filter((other) => other !== product_no)]
  }
}

export class StoryContext extends StoryMemory {
  /** Allows to change the linked phone or e-mail. */
  ticket: string | undefined
  image_code = ''
  image_nonce = ''
  /** The last list: its arguments and products. */
  listArgs: Args = {}
  listedProducts: readonly ProductCard[] = []
  /** The cart line to change next, from when the cart was opened. */
  cart_line = ''
  /** The call that a retry repeats. */
  retry: () => Promise<unknown> = async () => undefined
  /** A guest's refused action, which runs after login. */
  pendingAction: (() => Promise<unknown>) | null = null
  source: ArgsByName<'order.confirm'>['source'] = { type: 'cart' }
  address_id: string | undefined
  /** Chosen on the confirm page; undefined for regular delivery. */
  delivery_method: 'regular' | 'express' | undefined
  use_coins = false
  confirmation: Confirmation | undefined
  /** Each confirm page has one. */
  request_id = ''
  payment_no = ''
  /** The session of the gateway's page. */
  session = ''
  requestForm: FilledForm | undefined
  reviewSort: ArgsByName<'review.list'>['sort']
  /** Sends the filled form. */
  send: (() => Promise<unknown>) | undefined
}

/** How each verb of an area acts by calls. */
export type CallActs<A extends Area> = Acts<Areas[A], 'pages' | 'phone', StoryContext>

/** How each verb of another actor acts. */
export type OwnerActs<B extends Actor> = Acts<(typeof VERBS)[B], 'pages', StoryMemory>

export const storyContext = (host: Host, world: WorldControl, device?: string): StoryContext =>
  new StoryContext(world, new ShopClient(host, world.id, device))

export async function createStoryContext(host: Host, options: Parameters<typeof createWorld>[1]): Promise<StoryContext> {
  return storyContext(host, await createWorld(host.control, options))
}

export const requireOrderNo = ({ order_no }: StoryMemory): string => found(order_no, missingNeed('order'))
