/** The file for a script tag: `<script type="module" src="/embed/element.js"></script>`. */
import { defineElements } from './main.ts';

defineElements();
