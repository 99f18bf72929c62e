// SPDX-License-Identifier: GPL-3.0-or-later

// Most of a run is small JSON values being allocated and freed. Shorter notes of where each one came from,
// and only a run's worth of freed ones kept back, make it half as fast again. Uses of a dead stack frame are
// left to the tests under asan, which look for them. ASAN_OPTIONS has the last word.

extern "C" const char* __asan_default_options();

extern "C" const char* __asan_default_options() {
    return "malloc_context_size=3:quarantine_size_mb=1:thread_local_quarantine_size_kb=64:"
           "detect_stack_use_after_return=0";
}
