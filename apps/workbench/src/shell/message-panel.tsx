import { Box, Button, Grid, Text } from '@chakra-ui/react'
import { LANGUAGES } from '@nusaria/contracts/headers'
import { useState } from 'react'
import { JsonField, SelectField } from '../ui/fields.tsx'
import { Card } from '../ui/section-page.tsx'
import { messageText, TOKEN_OWNERS, type TokenOwner } from './message.ts'
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
    <Card level={2} title="The shell’s message">
      <Grid templateColumns="3fr 2fr" gap="3">
        <SelectField label="Token" value={token} options={who} onValue={(next) => write(next, language)} />
        <SelectField label="Language" value={language} options={languages} onValue={(next) => write(token, next)} />
      </Grid>
      <Box mt="3">
        <JsonField
          label="Message, sent as typed"
          help={
            <>
              <code>"@sari"</code> stands for Sari’s token and is filled in on the way.
            </>
          }
          error={shell.failure}
          rows={6}
          value={shell.text}
          onValue={shell.setText}
        />
      </Box>
      <Grid templateColumns="1fr auto" gap="3" mt="3" alignItems="end">
        <SelectField
          label="Answers webViewReady"
          value={shell.answer === null ? 'never' : (`${shell.answer}` as '0')}
          options={ANSWERS}
          onValue={(next) => shell.setAnswer(next === 'never' ? null : Number(next))}
        />
        <Button onClick={() => void shell.send()}>Send now</Button>
      </Grid>
      <Text mt="2" fontSize="xs" color="fg.muted">
        What is chosen here counts from the next answer on: reload, or send now.
      </Text>
    </Card>
  )
}
