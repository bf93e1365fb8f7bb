import { API_BASE } from '@nusaria/contracts/headers'
import { allCalls, callId } from '@nusaria/contracts/registry'
import { Router } from '@nusaria/mock-api/engine/http/router'
import { Journal } from '@nusaria/mock-api/engine/world/journal'
import { afterAll } from 'vitest'
import { noteReached, saveReached } from '../report/reached.ts'

/**
 * Notes for the contracts' report what each call answered in this process: every world of every test, whichever host or driver asked. What a
 * fault answered isn't noted, for it says nothing of the rules.
 */
const names = new Router<string>()
for (const registered of allCalls()) names.add(registered.call.method, registered.call.path, callId(registered))

// Not every runner of tests keeps its modules from file to file: what counts is whether this journal is being read already.
const journal: { add: Journal['add']; isRead?: true } = Journal.prototype
if (!journal.isRead) {
  journal.isRead = true
  const { add } = Journal.prototype
  journal.add = function noted(this: Journal, entry) {
    const path = entry.path.split('?', 1)[0] ?? ''
    const name = path.startsWith(API_BASE) && names.find(entry.method, path.slice(API_BASE.length))?.value
    if (name && entry.code !== null && entry.fault === undefined) noteReached(name, entry.code)
    add.call(this, entry)
  }
}

afterAll(saveReached)
