import { API_BASE } from '@nusaria/contracts/headers'
import { allCalls } from '@nusaria/contracts/registry'
import { Router } from '@nusaria/mock-api/engine/http/router'
import { Journal } from '@nusaria/mock-api/engine/world/journal'
import { noteReached, saveReached } from '@nusaria/tools/contracts-report/reached'
import { afterAll } from 'vitest'

/** For the contracts report: notes the code of each call in this process, in every world. Codes from faults are left out. */
const names = new Router<string>()
for (const registered of allCalls()) names.add(registered.call.method, registered.call.path, registered.id)

// Modules may be loaded once per file or once per worker: patch each journal class once.
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
