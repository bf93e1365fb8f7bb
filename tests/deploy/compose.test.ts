import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../scripts/lib/root.ts'

interface Service {
  readonly build: { readonly dockerfile: string; readonly target: string }
  readonly environment: Readonly<Record<string, string>>
  readonly expose?: readonly string[]
  readonly ports?: readonly string[]
  readonly container_name?: string
  readonly [option: string]: unknown
}

const { services } = parse(readFileSync(`${root}/deploy/compose.yaml`, 'utf8'), { merge: true, strict: true }) as {
  readonly services: Readonly<Record<string, Service>>
}

/** The stage of the Dockerfile by which a service is built. */
function stageOf({ build }: Service): string {
  const dockerfile = readFileSync(`${root}/${build.dockerfile}`, 'utf8')
  return new RegExp(`^FROM \\S+ AS ${build.target}\\n[\\s\\S]*?\\nCMD .*$`, 'm').exec(dockerfile)?.[0] ?? ''
}

test.each(Object.entries(services))(
  'the service %s is restarted, asked for its health, and may write nowhere but where it says',
  (_, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      init: true,
      deploy: { resources: { limits: { cpus: expect.any(String), memory: expect.any(String), pids: expect.any(Number) } } },
    })
    expect(stageOf(service)).toContain('HEALTHCHECK')
    expect(stageOf(service)).toMatch(/^USER 1000:1000$/m)
  },
)

test('there can be any number of renderers, which Caddy finds by the name of their service', () => {
  const { renderer, shop, api } = services as Record<'renderer' | 'shop' | 'api', Service>
  // Two containers can't have one port of the machine, or one name.
  expect([renderer.ports, renderer.container_name]).toEqual([undefined, undefined])
  const [port] = renderer.expose ?? []
  expect(stageOf(renderer)).toContain(`EXPOSE ${port}`)
  expect(shop.environment.RENDERERS).toMatch(new RegExp(`^dynamic a renderer ${port} \\{\\n`))
  expect(renderer.environment.NUSARIA_API).toBe(`http://${shop.environment.API_UPSTREAM}`)
  // The mock answers under names that it knows alone.
  expect(api.environment.NUSARIA_HOSTS?.split(',')).toContain(shop.environment.API_UPSTREAM?.split(':')[0])
})
