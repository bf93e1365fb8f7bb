import { describe, expect, it } from 'vitest'
import { createMutationTracker } from './mutation-tracker.ts'

describe('answers of overlapping cart changes', () => {
  it('shows the answer of a change that ran alone', () => {
    const replies = createMutationTracker()
    replies.started()
    expect(replies.settled(true)).toBe('show')
  })

  it('asks again once the last of several is done', () => {
    const replies = createMutationTracker()
    replies.started()
    replies.started()
    expect(replies.settled(true)).toBe('wait')
    expect(replies.settled(true)).toBe('refetch')
    replies.started()
    expect(replies.settled(true)).toBe('show')
  })

  it('asks again after a failure', () => {
    const replies = createMutationTracker()
    replies.started()
    expect(replies.settled(false)).toBe('refetch')
  })
})
