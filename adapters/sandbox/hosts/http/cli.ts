/** The command line of `npm start`. */
import { parseArgs } from 'node:util';
import type { FaultSettings } from '../../operator/faults.ts';
import { createSwitches, readSwitch } from '../../operator/switches/switches.ts';
import { LOG_FORMATS } from '../../../hosts/operations/log.ts';
import type { LogFormat } from '../../../hosts/operations/log.ts';
import { LIMIT_SETTINGS } from './call-limits.ts';
import type { LimitSetting } from './call-limits.ts';
import { isProxy } from './client.ts';
import { readFaults } from './read-faults.ts';
import { isSite } from './sites.ts';

export interface CliOptions {
  readonly seed: number;
  /** Match seconds per real second. */
  readonly speed: number;
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly dist: string;
  /** A season file or a folder of them; null for the generated line. */
  readonly line: string | null;
  /** Whether damage in a season file stops the start. */
  readonly isStrict: boolean;
  readonly faults: FaultSettings;
  /** Addresses and subnets of trusted proxies. */
  readonly proxies: readonly string[];
  /** Origins of the site. */
  readonly sites: readonly string[];
  readonly limits: LimitSetting;
  readonly log: LogFormat;
  /** The port of the metrics on this machine; null for none. */
  readonly metricsPort: number | null;
  /** Initial values of switches, by name. */
  readonly switches: Readonly<Record<string, unknown>>;
  /** Servers of NATS; null where everything runs in one process. */
  readonly bus: string | null;
  /** How many gateways are started with a bus. */
  readonly gateways: number;
  /** Whether pages have the script of a kiosk. */
  readonly isKiosk: boolean;
  /** Origins of messengers that may show the site in a frame. */
  readonly messengers: readonly string[];
  /** The file of foreign providers of games; null for none. */
  readonly providers: string | null;
  /** The one host to run; null for all. */
  readonly role: Role | null;
  /** The address of the host with the line, for the host that renders. */
  readonly operator: string | null;
}

const ROLES = ['line', 'render', 'gateway'] as const;
export type Role = (typeof ROLES)[number];

const MAX_GATEWAYS = 16;
const BUS = /^nats:\/\/[^\s/,]+(?:,nats:\/\/[^\s/,]+)*$/;

export const USAGE = `Usage: npm start -- [options]
  --port NUMBER   the port to listen on (4400)
  --host ADDRESS  the address to listen on (127.0.0.1: this machine only)
  --data FOLDER   the folder for players, money and bets (.data)
  --seed NUMBER   the seed of the generated line (1)
  --speed NUMBER  match seconds per second, 1 to 600 (10)
  --line PATH     season files to replay instead of the generated line
  --strict        damage in a season file stops the start; otherwise damaged data is left out or replaced
  --dist FOLDER   the built site (dist)
  --site ORIGIN   an origin of the site, such as https://touchline.example, for canonical addresses (repeatable; default: the listening address)
  --proxy ADDRESS a proxy or subnet whose X-Forwarded-For and X-Forwarded-Proto are trusted (repeatable; default: none)
  --limits NAME   how often calls may be made: strict, or relaxed for tests, in which many players come from one address (strict)
  --log FORMAT    messages as text, or json: lines for a log collector (text)
  --metrics-port NUMBER  serves Prometheus metrics at http://127.0.0.1:NUMBER/metrics (default: none)
  --bus SERVERS   runs the line, the rendering and the gateways as processes of their own, connected by NATS with JetStream: nats://127.0.0.1:4222 (default: one process, no NATS)
  --gateways N    how many gateways a bus gets, 1 to 16 (2)
  --role NAME     with --bus, runs one of these hosts alone, for several machines: line, render (with --operator), or gateway
  --operator ADDRESS  where the host with the line is, for --role render: http://127.0.0.1:4401
  --kiosk         pages for an unattended screen: an idle visit ends as a clean guest, full screen, digits for amounts, no way out of the site
  --messenger ORIGIN  a messenger whose web version may show the site as a mini-app, such as https://web.telegram.org (repeatable; default: none)
  --providers FILE  foreign providers of games and their keys: docs/game-providers.md (default: none)
  --fault NAME=N  for trials: lose-answer=N loses N answers to placed bets, refuse=N refuses N coupons, delay-ms=N delays answers to bets
  --switch NAME=VALUE  any switch of the operator, as on its pages of switches (/en/debugger/switches, /sandbox-api/v1/switches/page): --switch blockReason=4
`;

const PORT_WORDS = 'a whole number from 0 to 65535';
const isPort = (port: number): boolean => Number.isInteger(port) && port >= 0 && port < 65536;

const isGateways = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MAX_GATEWAYS;

const DEFAULTS = {
  seed: '1',
  speed: '10',
  port: '4400',
  host: '127.0.0.1',
  data: '.data',
  dist: 'dist',
  limits: 'strict',
  log: 'text',
  gateways: '2',
} as const;

/** The options, or a message that lists the errors. */
export function readCli(
  args: readonly string[],
): { readonly ok: true; readonly value: CliOptions } | { readonly ok: false; readonly error: string } {
  let values: Partial<Record<string, string>>;
  let faultTexts: readonly string[];
  let switchTexts: readonly string[];
  let proxies: readonly string[];
  let sites: readonly string[];
  let isStrict: boolean;
  let isKiosk: boolean;
  let messengers: readonly string[];
  try {
    const text = { type: 'string' } as const;
    const several = { type: 'string', multiple: true } as const;
    const {
      fault: onTheLine = [],
      switch: switched = [],
      proxy = [],
      site = [],
      strict = false,
      kiosk = false,
      messenger = [],
      ...others
    } = parseArgs({
      args: [...args],
      options: {
        seed: text,
        speed: text,
        port: text,
        host: text,
        data: text,
        dist: text,
        line: text,
        limits: text,
        log: text,
        bus: text,
        gateways: text,
        role: text,
        operator: text,
        'metrics-port': text,
        fault: several,
        switch: several,
        proxy: several,
        site: several,
        strict: { type: 'boolean' },
        kiosk: { type: 'boolean' },
        messenger: several,
        providers: text,
      },
    }).values;
    values = others;
    faultTexts = onTheLine;
    switchTexts = switched;
    proxies = proxy;
    sites = site;
    isStrict = strict;
    isKiosk = kiosk;
    messengers = messenger;
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error) };
  }
  const given = { ...DEFAULTS, ...values };
  const onDemand = readFaults(faultTexts);
  const switches = Object.fromEntries(switchTexts.map(readSwitch));
  const limits = LIMIT_SETTINGS.find((setting) => setting === given.limits);
  const log = LOG_FORMATS.find((format) => format === given.log);
  const metricsPort = values['metrics-port'];
  const { bus = null, operator = null } = values;
  const role = ROLES.find((name) => name === values['role']) ?? null;
  const errors = [
    ...fault(
      'seed',
      given.seed,
      (seed) => Number.isSafeInteger(seed) && seed >= 0 && seed < 2 ** 32,
      'a whole number from 0 to 4294967295',
    ),
    ...fault('speed', given.speed, (speed) => speed >= 1 && speed <= 600, 'a number from 1 to 600'),
    ...fault('port', given.port, isPort, PORT_WORDS),
    ...(metricsPort === undefined ? [] : fault('metrics-port', metricsPort, isPort, PORT_WORDS)),
    ...(log === undefined ? [`--log must be ${LOG_FORMATS.join(' or ')}, not ${JSON.stringify(given.log)}`] : []),
    ...(['host', 'data', 'dist', 'line', 'providers'] as const).flatMap((name) =>
      values[name] === '' ? [`--${name} must not be empty`] : [],
    ),
    ...(isStrict && values['line'] === undefined ? ['--strict is about season files: it needs --line'] : []),
    ...(limits === undefined
      ? [`--limits must be ${LIMIT_SETTINGS.join(' or ')}, not ${JSON.stringify(given.limits)}`]
      : []),
    ...proxies
      .filter((proxy) => !isProxy(proxy))
      .map((proxy) => `--proxy must be an IP address or a subnet such as 10.0.0.0/8, not ${JSON.stringify(proxy)}`),
    ...sites
      .filter((site) => !isSite(site))
      .map((site) => `--site must be an origin such as https://touchline.example, not ${JSON.stringify(site)}`),
    ...messengers
      .filter((messenger) => !isSite(messenger))
      .map((one) => `--messenger must be an origin such as https://web.telegram.org, not ${JSON.stringify(one)}`),
    ...fault('gateways', given.gateways, isGateways, `a whole number from 1 to ${MAX_GATEWAYS}`),
    ...(bus === null || BUS.test(bus)
      ? []
      : [`--bus must be servers such as nats://127.0.0.1:4222, not ${JSON.stringify(bus)}`]),
    ...(values['role'] === undefined || role !== null
      ? []
      : [`--role must be ${ROLES.join(', ')}, not ${JSON.stringify(values['role'])}`]),
    ...(role !== null && bus === null ? ['--role is about hosts that a bus connects: it needs --bus'] : []),
    ...((role === 'render') === (operator !== null) ? [] : ['--operator and --role render need each other']),
    ...(operator === null || isSite(operator)
      ? []
      : [`--operator must be an address such as http://127.0.0.1:4401, not ${JSON.stringify(operator)}`]),
    ...onDemand.errors,
    ...createSwitches()
      .set(switches)
      .map((error) => `--switch: ${error}`),
  ];
  if (errors.length > 0 || limits === undefined || log === undefined) return { ok: false, error: errors.join('\n') };
  const { host, data, dist } = given;
  return {
    ok: true,
    value: {
      seed: Number(given.seed),
      speed: Number(given.speed),
      port: Number(given.port),
      host,
      data,
      dist,
      line: values['line'] ?? null,
      isStrict,
      isKiosk,
      messengers,
      providers: values['providers'] ?? null,
      proxies,
      sites,
      limits,
      log,
      metricsPort: metricsPort === undefined ? null : Number(metricsPort),
      faults: onDemand.settings,
      switches,
      bus,
      gateways: Number(given.gateways),
      role,
      operator,
    },
  };
}

function fault(name: string, text: string, fits: (value: number) => boolean, wanted: string): readonly string[] {
  return /^[\d.]+$/.test(text) && fits(Number(text))
    ? []
    : [`--${name} must be ${wanted}, not ${JSON.stringify(text)}`];
}
