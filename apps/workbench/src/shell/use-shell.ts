import { type PageToShellMessage, SHELL_VERSION } from '@nusaria/contracts/shell'
import { useEffect, useReducer, useRef, useState } from 'react'
import type { FrameSettings, FromFrame } from './bridge/envelope.ts'
import { checkMessage, maskTokens } from './check-message.ts'
import { appendLine, type LogLine } from './log-panel.tsx'
import { fillTokens, messageText, TokenCache } from './message.ts'
import { useFrame } from './use-frame.ts'

/** A message of the page; undefined where it doesn't fit the contract. */
function readPosted(text: string): PageToShellMessage | undefined {
  return checkMessage('out', text).fits ? (JSON.parse(text) as PageToShellMessage) : undefined
}

/** The simulated shell: its message, when it answers, and the log. */
export function useShell(world: string, settings: FrameSettings) {
  const [lines, log] = useReducer(
    (before: readonly LogLine[], line: Omit<LogLine, 'id'> | null) => (line ? appendLine(before, line) : []),
    [],
  )
  const [text, setText] = useState(() => messageText('none', ''))
  /** ms before the shell answers; null means never */
  const [answer, setAnswer] = useState<number | null>(0)
  const [failure, setFailure] = useState('')
  const [tokens] = useState(() => new TokenCache(world))
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const note = (said: string) => log({ at: Date.now(), way: 'note', text: said })

  const deliver = (message: string) => {
    tell({ kind: 'deliver', text: message })
    log({ at: Date.now(), way: 'in', text: maskTokens(message, tokens.values), verdict: checkMessage('in', message) })
  }

  const send = async () => {
    clearTimeout(waiting.current)
    setFailure('')
    try {
      const message = await fillTokens(text, tokens)
      deliver(message)
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error))
    }
  }

  const hear = (message: FromFrame) => {
    if (message.kind === 'loaded') {
      clearTimeout(waiting.current)
      note(`Page loaded: ${message.href}`)
    } else if (message.kind === 'moved') note(`At ${message.href}`)
    else if (message.kind === 'ignored') note(`The page ignored a message: ${[message.reason, ...message.issues].join(' · ')}`)
    else if (message.kind === 'leaves') note('Back: nothing behind this page. The phone would leave the app.')
    else {
      log({ at: Date.now(), way: 'out', text: maskTokens(message.text, tokens.values), verdict: checkMessage('out', message.text) })
      const posted = readPosted(message.text)
      if (posted?.type === 'download') deliver(JSON.stringify({ type: 'result', version: SHELL_VERSION, id: posted.id, ok: true }))
      if (posted?.type !== 'webViewReady') return
      if (answer === null) note('Silence: the shell does not answer')
      else waiting.current = setTimeout(() => void send(), answer)
    }
  }
  const { frame, name, tell } = useFrame(settings, hear)
  useEffect(() => () => clearTimeout(waiting.current), [])

  return {
    frame,
    name,
    lines,
    clear: () => log(null),
    text,
    setText,
    answer,
    setAnswer,
    /** Why the message was not sent. */
    failure,
    send,
    back: () => tell({ kind: 'back' }),
    reload: () => frame.current?.contentWindow?.location.reload(),
    /** Clears all stored data, as in a newly installed app. */
    forget() {
      localStorage.clear()
      sessionStorage.clear()
      tokens.forget()
      note('Forgot all that the shop kept here')
      frame.current?.contentWindow?.location.replace('/')
    },
  } as const
}

export type Shell = ReturnType<typeof useShell>
