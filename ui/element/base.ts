/**
 * The base of both elements: one core for all elements of a page, texts in the element's language, a shadow root that
 * keeps the page's own content visible until there is something to show.
 */
import type { BoardCore } from 'touchline/app/facade';
import type { Language } from 'touchline/core/preferences/types';
import { LANGUAGES } from 'touchline/core/preferences/types';
import type { Wording } from '../web/format/core-text.ts';
import { directionOf } from '../web/format/locale.ts';
import { formatMoney } from '../web/format/money.ts';
import { createTranslate } from '../web/format/sentences.ts';
import type { Borrow } from './cores.ts';
import { BaseElement } from './html-element.ts';
import { STYLES } from './styles.ts';
import type { Words } from './words.ts';
import { wordsOf } from './words.ts';

/** A drawn element: what it shows, until it is stopped. */
export interface Running<C extends BoardCore = BoardCore> {
  readonly core: C;
  readonly wording: Wording;
  /** The element's content. Has no styles or directions of the page. */
  readonly root: HTMLElement;
  /** Called when the element leaves the page, or starts anew. */
  readonly onStop: (stop: () => void) => void;
  /** Replaces the page's own content by the element's. */
  readonly reveal: () => void;
}

let sheet: CSSStyleSheet | null = null;

function sharedSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
  }
  return sheet;
}

export abstract class TouchlineElement<C extends BoardCore> extends BaseElement {
  #given: C | null = null;
  #current: C | null = null;
  #stops: (() => void)[] = [];
  #giveBack: () => void = () => undefined;
  /** Raised with each start and stop, so that texts that arrive late start nothing. */
  #run = 0;

  /** The core that this element uses: the page's own when it has set one. */
  get core(): C | null {
    return this.#given ?? this.#current;
  }

  set core(core: C | null) {
    this.#given = core;
    if (this.isConnected) this.#restart();
  }

  connectedCallback(): void {
    // A page may have set the property before the element was defined.
    const early: unknown = Object.getOwnPropertyDescriptor(this, 'core')?.value;
    if (early !== undefined) {
      Reflect.deleteProperty(this, 'core');
      this.#given = early as C;
    }
    this.#restart();
  }

  disconnectedCallback(): void {
    this.#leave();
    this.shadowRoot?.replaceChildren();
  }

  attributeChangedCallback(): void {
    if (this.isConnected && this.#run > 0) this.#restart();
  }

  /** The texts that the element needs. */
  protected abstract readonly words: readonly Words[];
  protected abstract readonly borrow: Borrow<C>;
  protected abstract start(running: Running<C>): void;

  get #language(): Language {
    const wanted = this.getAttribute('lang')?.slice(0, 2).toLowerCase();
    return LANGUAGES.find((language) => language === wanted) ?? this.#given?.preferences.get().language ?? 'en';
  }

  #stop(): void {
    for (const stop of this.#stops.splice(0)) stop();
  }

  #leave(): void {
    this.#run += 1;
    this.#stop();
    this.#giveBack();
    this.#giveBack = () => undefined;
    this.#current = null;
  }

  #restart(): void {
    this.#leave();
    const run = this.#run;
    const language = this.#language;
    this.#shadow();
    const words = wordsOf(language, this.words);
    let latest: C | null = null;
    const take = (core: C): void => {
      latest = core;
      void words.then(
        (sentences) => {
          if (run !== this.#run || core !== latest) return;
          this.#stop();
          this.#current = core;
          this.#begin(core, language, createTranslate(sentences, language));
        },
        // The page's own content stays.
        (fault: unknown) => console.error(`<${this.localName}>`, fault),
      );
    };
    // Before the texts are there: boards that come meanwhile learn that there will be a coupon.
    if (this.#given !== null) take(this.#given);
    else this.#giveBack = this.borrow(this.getAttribute('origin') ?? '', language, take);
  }

  #begin(core: C, language: Language, t: Wording['t']): void {
    const shadow = this.#shadow();
    const root = document.createElement('div');
    root.className = 'root';
    root.lang = language;
    root.dir = directionOf(language);
    this.start({
      core,
      root,
      wording: {
        t,
        money: (minor, currency) => formatMoney(minor, currency, language),
        get preferences() {
          return { ...core.preferences.get(), language };
        },
      },
      onStop: (stop) => void this.#stops.push(stop),
      // The previous content stays until then.
      reveal: () => {
        if (root.parentNode === null) shadow.replaceChildren(root);
      },
    });
  }

  /** The shadow root; at first it shows the page's own content. */
  #shadow(): ShadowRoot {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sharedSheet()];
    if (shadow.firstChild === null) shadow.append(document.createElement('slot'));
    return shadow;
  }
}
