import { Button, Field, Grid, Text, Textarea } from '@chakra-ui/react'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { useState } from 'react'
import { messageText, TOKEN_OWNERS, type TokenOwner } from './message.ts'
import { LabelledSelect, Panel } from './panel.tsx'
import type { Shell } from './use-shell.ts'

const NAMES: Readonly<Record<string, string>> = { none: 'none: a guest', refused: 'one that is refused' }
const who = TOKEN_OWNERS.map((each) => [each, NAMES[each] ?? `of ${each.slice(0, 1).toUpperCase()}${each.slice(1)}`] as const)
const languages = [['', 'none'], ...LANGUAGES.map((each) => [each, each] as const), ['fr', 'fr: not the shop’s']] as const

const ANSWERS = [
  ['0', 'at once'],
  ['1000', 'after 1 s'],
  ['3000', 'after 3 s'],
  ['10000', 'after 10 s: too late'],
  ['never', 'never'],
] as const

/** The shell's message and when it is sent. */
export function MessagePanel({ shell }: { readonly shell: Shell }) {
  const [token, setToken] = useState<TokenOwner>('none')
  const [language, setLanguage] = useState<string>('')
  const write = (nextToken: TokenOwner, nextLanguage: string) => {
    setToken(nextToken)
    setLanguage(nextLanguage)
    shell.setText(messageText(nextToken, nextLanguage))
  }
  return (
    <Panel title="The shell’s message">
      <Grid templateColumns="1fr 1fr" gap="3">
        <LabelledSelect label="Token" value={token} options={who} onChange={(next) => write(next, language)} />
        <LabelledSelect label="Language" value={language} options={languages} onChange={(next) => write(token, next)} />
      </Grid>
      <Field.Root mt="3" invalid={shell.failure !== ''}>
        <Field.Label>Message, sent as typed</Field.Label>
        <Textarea
          value={shell.text}
          onChange={({ currentTarget }) => shell.setText(currentTarget.value)}
          rows={6}
          fontFamily="mono"
          fontSize="xs"
          spellCheck={false}
          autoComplete="off"
        />
        <Field.ErrorText role="alert">{shell.failure}</Field.ErrorText>
        <Field.HelperText>
          <code>"@sari"</code> stands for Sari’s token and is filled in on the way.
        </Field.HelperText>
      </Field.Root>
      <Grid templateColumns="1fr auto" gap="3" mt="3" alignItems="end">
        <LabelledSelect
          label="Answers webViewReady"
          value={shell.answer === null ? 'never' : (`${shell.answer}` as '0')}
          options={ANSWERS}
          onChange={(next) => shell.setAnswer(next === 'never' ? null : Number(next))}
        />
        <Button size="sm" onClick={() => void shell.send()}>
          Send now
        </Button>
      </Grid>
      <Text mt="2" fontSize="xs" color="fg.muted">
        What is chosen here counts from the next answer on: reload, or send now.
      </Text>
    </Panel>
  )
}
