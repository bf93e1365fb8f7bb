import { API_BASE } from '@nusaria/contracts/headers'
import { allCalls, callId } from '@nusaria/contracts/registry'
import { Matcher } from '@nusaria/mock-api/kernel/match'
import { Journal } from '@nusaria/mock-api/world/journal'
import { noteReached } from '../report/reached.ts'

/**
 * Notes for the contracts' report what each call answered in this process: every world of every test, whichever host or driver asked. What a
 * fault answered isn't noted, for it says nothing of the rules.
 */
const names = new Matcher<string>()
for (const registered of allCalls()) names.add(registered.call.method, registered.call.path, callId(registered))

const mark: { reachedNoted?: true } = globalThis as object
if (!mark.reachedNoted) {
  mark.reachedNoted = true
  const { add } = Journal.prototype
  Journal.prototype.add = function noted(entry) {
    const path = entry.path.split('?', 1)[0] ?? ''
    const name = path.startsWith(API_BASE) && names.find(entry.method, path.slice(API_BASE.length))?.value
    if (name && entry.code !== null && entry.fault === undefined) noteReached(name, entry.code)
    add.call(this, entry)
  }
}
