import type { DiscoveryVerbs, Service } from './discovery-verbs.ts'
import type { Category } from './places.ts'
import { say } from './say.ts'

/** How the person at the screen finds things, and keeps them in sight. */
export const discoveryWords = {
  choosesCategory: (category: Category) => say('shopper', 'choosesCategory', { category }),
  narrowsList: (only: DiscoveryVerbs['narrowsList']['only']) => say('shopper', 'narrowsList', { only }),
  opensListed: (like?: string) => say('shopper', 'opensListed', { like }),
  goesBack: () => say('shopper', 'goesBack', {}),
  triesAgain: () => say('shopper', 'triesAgain', {}),
  clearsHistory: () => say('shopper', 'clearsHistory', {}),
  putsAside: () => say('shopper', 'putsAside', {}),
  asksForArrival: () => say('shopper', 'asksForArrival', {}),
  waitsForArrival: () => say('shopper', 'waitsForArrival', {}),
  findsAt: (screen: DiscoveryVerbs['findsAt']['screen']) => say('shopper', 'findsAt', { screen }),
  opensMessage: (about?: DiscoveryVerbs['opensMessage']['about']) => say('shopper', 'opensMessage', { about }),
  hasUnread: (messages: number) => say('shopper', 'hasUnread', { messages }),
  readsAllMessages: () => say('shopper', 'readsAllMessages', {}),
  searchesFaqs: (question: DiscoveryVerbs['searchesFaqs']['question']) => say('shopper', 'searchesFaqs', { question }),
}

/** What may be out of order on the shop's side. */
export const serviceWords = {
  stops: (service: Service) => say('merchant', 'changesService', { service, event: 'stop' }),
  starts: (service: Service) => say('merchant', 'changesService', { service, event: 'start' }),
  recommendsNothing: () => say('merchant', 'changesService', { service: 'recommendation', event: 'empty' }),
}
