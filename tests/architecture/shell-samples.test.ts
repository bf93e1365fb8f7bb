import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { PageToShellMessage, SHELL_CAPABILITIES, ShellMessage, ShellResult } from '@nusaria/contracts/shell'
import { describe, expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

// The samples of docs/shell.md for native apps. Nothing here compiles Swift and Kotlin: of these only the names are compared with the contract.

const samples = [...readFileSync(`${root}/docs/shell.md`, 'utf8').matchAll(/```(tsx|swift|kotlin)\n([\s\S]*?)```/g)].map(
  ([, language = '', code = '']) => ({ language, code }),
)
const messages = PageToShellMessage.options.map(({ shape }) => ({ type: String(shape.type.value), fields: Object.keys(shape) }))

/** How each language reads a field of the page's message. */
const READ: Readonly<Record<string, RegExp>> = {
  tsx: /\bmessage\.(\w+)/g,
  swift: /\bnote\["(\w+)"\]/g,
  kotlin: /\bnote\.(?:get|opt)\w+\("(\w+)"\)/g,
}

test('there is a sample for React Native, iOS and Android', () => {
  expect(samples.map(({ language }) => language)).toEqual(['tsx', 'swift', 'kotlin'])
})

describe.each(samples)('in $language', ({ language, code }) => {
  const named: string[] = /capabilities\W+(?:to listOf)?[[(]([^\])]*)/.exec(code)?.[1]?.match(/\w+/g) ?? []

  test('the app names what the contract knows, and does what it names', () => {
    expect(SHELL_CAPABILITIES).toEqual(expect.arrayContaining(named))
    expect(named).toContain('openUrl')
    for (const { type } of messages)
      if (!SHELL_CAPABILITIES.some((each) => each === type) || named.includes(type))
        expect(code).toMatch(new RegExp(`type ={2,3} ["']${type}["']|"${type}" ->`))
    expect(code.includes('onShowFileChooser')).toBe(named.includes('fileChooser'))
  })

  test('it reads fields that the page sends, and answers with those that the page reads', () => {
    const known = messages.flatMap(({ fields }) => fields)
    const read = [...code.matchAll(READ[language] ?? /$^/g)].map(([, field]) => field)
    expect(read).toContain('type')
    expect(known).toEqual(expect.arrayContaining(read))
    for (const field of [...Object.keys(ShellMessage.shape), ...Object.keys(ShellResult.shape)])
      expect(code).toMatch(new RegExp(`\\b${field}\\b`))
  })
})

/** What the sample uses of the packages of an app, which aren't installed here. */
const PACKAGES = `
declare module 'react-native' {
  export const Linking: { openURL(url: string): Promise<unknown> }
}
declare module 'react-native-fs' {
  const files: { CachesDirectoryPath: string; writeFile(path: string, data: string, encoding: 'base64'): Promise<void> }
  export default files
}
declare module '@react-native-camera-roll/camera-roll' {
  export const CameraRoll: { saveAsset(path: string, options: { type: 'photo' }): Promise<unknown> }
}
declare module 'react-native-webview' {
  export interface WebViewMessageEvent { nativeEvent: { url: string; data: string } }
  interface Props {
    source: { uri: string }
    onMessage(event: WebViewMessageEvent): void
    originWhitelist: string[]
    domStorageEnabled: boolean
    allowsBackForwardNavigationGestures: boolean
    setSupportMultipleWindows: boolean
  }
  import { Component } from 'react'
  export class WebView extends Component<Props> { postMessage(text: string): void }
}
`

test('the sample for React Native compiles', () => {
  const folder = `${root}/.cache/shell-sample`
  mkdirSync(folder, { recursive: true })
  const options = { strict: true, noUnusedLocals: true, noEmit: true, jsx: 'react-jsx', module: 'esnext', moduleResolution: 'bundler' }
  writeFileSync(`${folder}/shop.tsx`, samples[0]?.code ?? '')
  writeFileSync(`${folder}/packages.d.ts`, PACKAGES)
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify({ compilerOptions: { ...options, types: [] }, include: ['*'] }))
  const { status, stdout } = spawnSync('npx', ['tsc', '-p', folder], { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' })
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})
