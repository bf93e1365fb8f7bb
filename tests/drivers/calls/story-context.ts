import { isEmailAccount, normalizeAccount } from '@nusaria/contracts/account'
import type { Confirmation } from '@nusaria/contracts/order-entities'
import type { ProductCard } from '@nusaria/contracts/product-entities'
import type { ArgsByName, ResultByName } from '@nusaria/scenarios/dsl/calls'
import type { Acts } from '@nusaria/scenarios/dsl/declare'
import { MEMBERS } from '@nusaria/scenarios/dsl/members'
import { missingNeed } from '@nusaria/scenarios/dsl/needs'
import type { Actor, Area, Areas, VERBS } from '@nusaria/scenarios/dsl/verbs/index'
import { type Args, ShopClient } from '../../support/client.ts'
import { createWorld, type WorldControl } from '../../support/control.ts'
import type { Host } from '../../support/hosts.ts'
import { found } from '../driver.ts'

/** The purpose of a code and its account; an empty account means the member's own. */
export interface CodeRequest {
  readonly purpose: 'login' | 'reset' | 'verify' | 'link'
  readonly account: string
  readonly linked: 'phone' | 'email'
}

/** Phone and e-mail of the logged-in member. */
export type Contacts = Record<CodeRequest['linked'], string>

export function newCodeRequest(purpose: CodeRequest['purpose'], account: string, linked?: CodeRequest['linked']): CodeRequest {
  return { purpose, account: normalizeAccount(account), linked: linked ?? (isEmailAccount(account) ? 'email' : 'phone') }
}

/** The contacts of the account that logs in; a seeded member has both. */
export function contactsOf(account: string): Contacts {
  const plain = normalizeAccount(account)
  const seeded = Object.values(MEMBERS).find(({ phone, email }) => phone === plain || email === plain)
  return seeded ? { ...seeded } : { phone: '', email: '', [isEmailAccount(plain) ? 'email' : 'phone']: plain }
}

/** Files an after-sales request, or files it again. */
export type FilledForm = { readonly apply: ArgsByName<'afterSale.apply'> } | { readonly reapply: ArgsByName<'afterSale.reapply'> }

/** What both drivers remember of a story; for verbs of other actors, which act by calls in both. */
export class StoryMemory {
  readonly world: WorldControl
  /** In a browser: the tester's client on another device. */
  client: ShopClient
  /** The same member's other device, once it is logged in. */
  other: StoryContext | null = null
  codeRequest: CodeRequest = newCodeRequest('login', '')
  contacts: Contacts = { phone: '', email: '' }
  /** Id of the last captcha. */
  imageId = ''
  product_no = ''
  sku_no = ''
  order_no = ''
  /** The request filed last, on any device. */
  after_sale_no = ''
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
  /** The session of Google's page. */
  google = ''
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
  /** Each confirm page has one request id, the same over every host. */
  request_id = ''
  confirmPages = 0
  payment_no = ''
  /** The session of the gateway's page. */
  session = ''
  addressForm: ResultByName<'address.detail'> | undefined
  pickedAddress: string | undefined
  requestForm: FilledForm | undefined
  reviewSort: ArgsByName<'review.list'>['sort']
  review: { readonly product_no: string; readonly form: ArgsByName<'review.add'> } | undefined
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
