import { describe, expect, it } from 'vitest'
import { createMutationTracker } from './cart-changes-api.ts'

describe('replies of overlapping cart changes', () => {
  it('shows the reply of a change that ran alone', () => {
    const replies = createMutationTracker()
    replies.started()
    expect(replies.settled(true)).toBe('show')
  })

  it('refetches once the last of several changes is done', () => {
    const replies = createMutationTracker()
    replies.started()
    replies.started()
    expect(replies.settled(true)).toBe('wait')
    expect(replies.settled(true)).toBe('refetch')
    replies.started()
    expect(replies.settled(true)).toBe('show')
  })

  it('refetches after a failure', () => {
    const replies = createMutationTracker()
    replies.started()
    expect(replies.settled(false)).toBe('refetch')
  })
})
