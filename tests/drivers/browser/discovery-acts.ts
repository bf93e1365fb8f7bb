import type { DiscoveryVerbs } from '@nusaria/scenarios/dsl/discovery-verbs'
import type { Action } from '../driver.ts'
import type { ExpectedFailure } from '../expected-failure.ts'
import { assertFailureShown } from './assert-failure.ts'
import { productListActions } from './discovering.ts'
import { memberListActions } from './keeping.ts'
import { messageActions } from './messaging.ts'
import type { Person } from './person.ts'

/** What a person does; the rest is the shop's side. */
type BrowserVerb = Exclude<keyof DiscoveryVerbs, 'changesService'>

/** Finding, putting aside and waiting, at a browser. */
export function browserDiscoveryActions(person: () => Person): { readonly [V in BrowserVerb]: Action<V> } {
  const act =
    <V extends BrowserVerb>(does: (person: Person, args: DiscoveryVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: DiscoveryVerbs[V], fails?: ExpectedFailure) => {
      await does(person(), args, fails === undefined)
      if (fails) await assertFailureShown(person(), fails)
    }
  return {
    choosesCategory: act<'choosesCategory'>(productListActions.choosesCategory),
    filtersList: act<'filtersList'>(productListActions.filtersList),
    opensListedProduct: act<'opensListedProduct'>(productListActions.opensListedProduct),
    goesBack: act<'goesBack'>(productListActions.goesBack),
    retries: act<'retries'>(productListActions.retries),
    clearsHistory: act<'clearsHistory'>(productListActions.clearsHistory),
    addsFavourite: act<'addsFavourite'>((one, _args, goesThrough) => memberListActions.addsFavourite(one, goesThrough)),
    requestsRestockAlert: act<'requestsRestockAlert'>(memberListActions.requestsRestockAlert),
    seesRestockAlert: act<'seesRestockAlert'>(memberListActions.seesRestockAlert),
    seesProductAt: act<'seesProductAt'>(memberListActions.seesProductAt),
    opensMessage: act<'opensMessage'>(messageActions.opensMessage),
    hasUnread: act<'hasUnread'>(messageActions.hasUnread),
    readsAllMessages: act<'readsAllMessages'>(messageActions.readsAllMessages),
    searchesFaqs: act<'searchesFaqs'>(messageActions.searchesFaqs),
  }
}
