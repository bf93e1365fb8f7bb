import type { Urgency } from './announcer.ts'

/** Loaded with the first message or page, so that the first page does without. */
const load = () => import('./announcer.ts')

/** A screen reader says the text: when there is a pause, or, `assertive`, at once. */
export function announce(text: string, urgency?: Urgency): void {
  void load()
    .then((announcer) => announcer.announce(text, urgency))
    .catch(() => {})
}

/** A screen reader says the title that another page has once its data is there, and the focus moves to its heading if it is nowhere. */
export function announcePage(title: () => string): void {
  void load()
    .then((announcer) => announcer.announcePage(title))
    .catch(() => {})
}
