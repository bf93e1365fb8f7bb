import type { DiscoveryVerbs } from '@nusaria/scenarios/dsl/discovery-verbs'
import type { Act } from '../driver.ts'
import type { Failing } from '../failing.ts'
import { discovering } from './discovering.ts'
import { keeping } from './keeping.ts'
import { messaging } from './messaging.ts'
import type { Person } from './person.ts'
import { seesRefusal } from './refusal.ts'

/** What a person does; the rest is the shop's side. */
type Mine = Exclude<keyof DiscoveryVerbs, 'changesService'>

/** Finding, putting aside and waiting, at a browser. */
export function discoveryActs(person: () => Person): { readonly [V in Mine]: Act<V> } {
  const act =
    <V extends Mine>(does: (person: Person, args: DiscoveryVerbs[V], goesThrough: boolean) => Promise<void>) =>
    async (args: DiscoveryVerbs[V], fails?: Failing) => {
      await does(person(), args, fails === undefined)
      if (fails) await seesRefusal(person(), fails)
    }
  return {
    choosesCategory: act<'choosesCategory'>(discovering.choosesCategory),
    narrowsList: act<'narrowsList'>(discovering.narrowsList),
    opensListed: act<'opensListed'>(discovering.opensListed),
    goesBack: act<'goesBack'>(discovering.goesBack),
    triesAgain: act<'triesAgain'>(discovering.triesAgain),
    clearsHistory: act<'clearsHistory'>(discovering.clearsHistory),
    putsAside: act<'putsAside'>((one, _args, goesThrough) => keeping.putsAside(one, goesThrough)),
    asksForArrival: act<'asksForArrival'>(keeping.asksForArrival),
    waitsForArrival: act<'waitsForArrival'>(keeping.waitsForArrival),
    findsAt: act<'findsAt'>(keeping.findsAt),
    opensMessage: act<'opensMessage'>(messaging.opensMessage),
    hasUnread: act<'hasUnread'>(messaging.hasUnread),
    readsAllMessages: act<'readsAllMessages'>(messaging.readsAllMessages),
    searchesFaqs: act<'searchesFaqs'>(messaging.searchesFaqs),
  }
}
